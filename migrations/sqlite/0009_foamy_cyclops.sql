ALTER TABLE `seats` ADD `seen_rev` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `seen_before` integer;