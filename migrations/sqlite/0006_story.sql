ALTER TABLE `tables` ADD `live_from` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `number` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `tables_number` ON `tables` (`guild`,`number`);