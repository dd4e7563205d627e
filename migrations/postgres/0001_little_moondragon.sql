CREATE TABLE "frames" (
	"table_id" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "frames_table_id_rev_pk" PRIMARY KEY("table_id","rev")
);
--> statement-breakpoint
ALTER TABLE "inputs" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "whole_frame" integer;--> statement-breakpoint
ALTER TABLE "frames" ADD CONSTRAINT "frames_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tables_framed" ON "tables" USING btree ("finished_at") WHERE whole_frame is not null and finished_at is not null;