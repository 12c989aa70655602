ALTER TABLE "ai_tasks_log" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ai_tasks_log" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
CREATE INDEX "ai_tasks_log_by_conversation" ON "ai_tasks_log" ("user_id","conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX "ai_tasks_log_by_action" ON "ai_tasks_log" ("user_id","action_id") WHERE action_id is not null;--> statement-breakpoint
CREATE INDEX "assistant_actions_by_conversation" ON "assistant_actions" ("user_id","conversation_id") WHERE conversation_id is not null;