ALTER TABLE `seats` ADD `direct_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `calls` text;