CREATE INDEX "assistant_actions_to_expire" ON "assistant_actions" ("expires_at") WHERE status in ('draft', 'waiting', 'approved');--> statement-breakpoint
CREATE INDEX "assistant_actions_under_way" ON "assistant_actions" ("run_at") WHERE status = 'doing';--> statement-breakpoint
CREATE INDEX "assistant_actions_by_contact" ON "assistant_actions" ("user_id","contact_id","created_at") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "outreach_receipts_by_action" ON "outreach_receipts" ("user_id","action_id") WHERE action_id is not null;