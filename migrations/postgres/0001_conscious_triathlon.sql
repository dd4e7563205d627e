CREATE TABLE "calendars" (
	"user_id" text COLLATE "C" NOT NULL,
	"from_at" bigint NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	CONSTRAINT "calendars_user_id_from_at_pk" PRIMARY KEY("user_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"from_at" bigint PRIMARY KEY NOT NULL,
	"to_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "allow_left" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "reserve_left" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "running_from" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "warned_at" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "missed" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "pauses" text COLLATE "C";