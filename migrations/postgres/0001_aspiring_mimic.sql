CREATE TABLE "results" (
	"table_id" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text COLLATE "C",
	"game" text COLLATE "C" NOT NULL,
	"edition" text COLLATE "C" NOT NULL,
	"seats" integer NOT NULL,
	"place" integer NOT NULL,
	"won" integer NOT NULL,
	"how" text COLLATE "C" NOT NULL,
	"finished_at" bigint NOT NULL,
	CONSTRAINT "results_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_user" ON "results" USING btree ("user_id","finished_at");