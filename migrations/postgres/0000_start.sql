CREATE TABLE "decks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"game" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"body" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "due" (
	"table_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"at" bigint NOT NULL,
	"leased_until" bigint NOT NULL,
	CONSTRAINT "due_table_id_kind_seat_pk" PRIMARY KEY("table_id","kind","seat")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inputs" (
	"table_id" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"n" integer NOT NULL,
	"seat" integer,
	"user_id" text COLLATE "C",
	"moved_by" text COLLATE "C" NOT NULL,
	"ask" integer,
	"input" text COLLATE "C" NOT NULL,
	"events" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "inputs_table_id_rev_n_pk" PRIMARY KEY("table_id","rev","n")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"holder" text COLLATE "C" NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"spot" bigint,
	"kind" text COLLATE "C" NOT NULL,
	"payload" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"claims" integer NOT NULL,
	"attempts" integer NOT NULL,
	"due" bigint NOT NULL,
	"leased_until" bigint NOT NULL,
	"at" bigint NOT NULL,
	"ended_at" bigint,
	"result" text COLLATE "C",
	"why" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "pending_texts" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rulesets" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"game" text COLLATE "C" NOT NULL,
	"data" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text COLLATE "C",
	"bot" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"settings" text COLLATE "C",
	"waiting_since" bigint,
	"moved_rev" integer NOT NULL,
	"deck" text COLLATE "C",
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"game" text COLLATE "C" NOT NULL,
	"edition" text COLLATE "C" NOT NULL,
	"ruleset" text COLLATE "C",
	"seed" text COLLATE "C" NOT NULL,
	"host" text COLLATE "C" NOT NULL,
	"options" text COLLATE "C" NOT NULL,
	"guild" text COLLATE "C",
	"channel" text COLLATE "C" NOT NULL,
	"thread" text COLLATE "C",
	"lobby_message" text COLLATE "C",
	"live_message" text COLLATE "C",
	"live_from" text COLLATE "C",
	"number" integer,
	"rules" integer,
	"spot" bigint,
	"opened_at" bigint NOT NULL,
	"started_at" bigint,
	"finished_at" bigint,
	"result" text COLLATE "C",
	"state" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"settings" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inputs" ADD CONSTRAINT "inputs_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decks_key" ON "decks" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "decks_name" ON "decks" USING btree ("owner","game","name_key");--> statement-breakpoint
CREATE INDEX "due_at" ON "due" USING btree ("at");--> statement-breakpoint
CREATE INDEX "facts_table" ON "facts" USING btree ("table_id","seq");--> statement-breakpoint
CREATE INDEX "inputs_ask" ON "inputs" USING btree ("table_id","seat","ask");--> statement-breakpoint
CREATE INDEX "inputs_user" ON "inputs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_id" ON "outbox" USING btree ("id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("table_id","seq") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_texts_id" ON "pending_texts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "seats_user" ON "seats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_key" ON "tables" USING btree ("key");--> statement-breakpoint
CREATE INDEX "tables_thread" ON "tables" USING btree ("thread");--> statement-breakpoint
CREATE INDEX "tables_channel" ON "tables" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "tables_guild" ON "tables" USING btree ("guild","status");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_number" ON "tables" USING btree ("guild","number");--> statement-breakpoint
CREATE INDEX "tables_host" ON "tables" USING btree ("host");