CREATE TABLE "audit" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"actor" text COLLATE "C",
	"guild" text COLLATE "C",
	"table_id" text COLLATE "C",
	"what" text COLLATE "C" NOT NULL,
	"args" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"guild" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"until" bigint,
	CONSTRAINT "bans_guild_user_id_pk" PRIMARY KEY("guild","user_id")
);
--> statement-breakpoint
CREATE TABLE "forgotten" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"salt" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"pending" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"guild" text COLLATE "C" PRIMARY KEY NOT NULL,
	"settings" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"words" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "orders" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "audit_guild" ON "audit" USING btree ("guild","seq");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","at");