ALTER TABLE "seats" ADD COLUMN "seen_rev" integer;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "seen_before" integer;