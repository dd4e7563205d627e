CREATE INDEX `inputs_user` ON `inputs` (`user_id`);--> statement-breakpoint
CREATE INDEX `tables_host` ON `tables` (`host`);