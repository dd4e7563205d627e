CREATE INDEX `audit_actor` ON `audit` (`actor`);--> statement-breakpoint
CREATE INDEX `audit_about` ON `audit` (case when json_valid("args") then "args" ->> '$.about' end);--> statement-breakpoint
CREATE INDEX `seats_waiting` ON `seats` (`waiting_since`) WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX `tables_unfinished` ON `tables` (`status`,`game`,`rules`,`opened_at`) WHERE status in ('lobby', 'running');