CREATE INDEX "assistant_conversations_to_forget" ON "assistant_conversations" ("ended_at") WHERE status = 'ended' and keeps_transcript;--> statement-breakpoint
-- Words are forgotten in the name of their professional; the jobs' own role only sees whose time is over.
drop policy words_to_forget on assistant_turns;
--> statement-breakpoint
revoke select (user_id, conversation_id, seq), update (words, heard_words) on assistant_turns from hearthline_worker;
--> statement-breakpoint
revoke update (state, keeps_transcript) on assistant_conversations from hearthline_worker;
