CREATE TABLE "watchers" (
	"table_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"each_turn" integer NOT NULL,
	CONSTRAINT "watchers_table_id_user_id_pk" PRIMARY KEY("table_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "watchers" ADD CONSTRAINT "watchers_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watchers_user" ON "watchers" USING btree ("user_id");