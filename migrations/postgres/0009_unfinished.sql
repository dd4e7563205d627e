CREATE INDEX "audit_actor" ON "audit" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "audit_about" ON "audit" USING btree (substring("args" from '"about":"([^"]*)"'));--> statement-breakpoint
CREATE INDEX "seats_waiting" ON "seats" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "tables_unfinished" ON "tables" USING btree ("status","game","rules","opened_at") WHERE status in ('lobby', 'running');