CREATE TABLE "calendars" (
	"user_id" text COLLATE "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	CONSTRAINT "calendars_user_id_from_at_pk" PRIMARY KEY("user_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "frames" (
	"table_id" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "frames_table_id_rev_pk" PRIMARY KEY("table_id","rev")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"from_at" bigint PRIMARY KEY NOT NULL,
	"to_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_answers" (
	"request_id" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"yes" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "request_answers_request_id_seat_pk" PRIMARY KEY("request_id","seat")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"about" integer,
	"args" text COLLATE "C",
	"at_rev" integer NOT NULL,
	"rev" integer NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"opened_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"ended_at" bigint,
	"message" text COLLATE "C"
);
--> statement-breakpoint
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
CREATE TABLE "tenures" (
	"table_id" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"n" integer NOT NULL,
	"user_id" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"from_rev" integer NOT NULL,
	"to_rev" integer,
	"why" text COLLATE "C",
	CONSTRAINT "tenures_table_id_seat_n_pk" PRIMARY KEY("table_id","seat","n")
);
--> statement-breakpoint
ALTER TABLE "inputs" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "seen_rev" integer;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "seen_before" integer;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "standin" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "standin_since" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "standin_until" integer;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "direct_at" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "calls" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "allow_left" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "reserve_left" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "running_from" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "warned_at" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "missed" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "whole_frame" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "host_at" bigint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "asleep_at" bigint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "pauses" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "frames" ADD CONSTRAINT "frames_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenures" ADD CONSTRAINT "tenures_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_open" ON "requests" USING btree ("table_id","kind") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "requests_table" ON "requests" USING btree ("table_id","kind","opened_at");--> statement-breakpoint
CREATE INDEX "results_user" ON "results" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "tenures_user" ON "tenures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tables_framed" ON "tables" USING btree ("finished_at") WHERE whole_frame is not null and finished_at is not null;