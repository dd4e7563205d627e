CREATE TABLE "archive_people" (
	"table_id" text COLLATE "C" NOT NULL,
	"person" integer NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"inputs" integer NOT NULL,
	CONSTRAINT "archive_people_table_id_person_pk" PRIMARY KEY("table_id","person")
);
--> statement-breakpoint
CREATE TABLE "archives" (
	"table_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "archived" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "archive_people" ADD CONSTRAINT "archive_people_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_people_user" ON "archive_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tables_archived" ON "tables" USING btree ("archived","finished_at") WHERE finished_at is not null;