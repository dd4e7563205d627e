ALTER TABLE "seats" ADD COLUMN "direct_at" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "calls" text COLLATE "C";