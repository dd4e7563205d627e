CREATE TABLE "forgotten" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"salt" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"pending" integer NOT NULL
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
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","at");