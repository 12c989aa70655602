import type { TestDatabase } from "./database.ts";

/**
 * Makes every rate limit wait of a database an hour longer, so that none ends on a slow machine during a test, and
 * records its real length in public.waits.
 */
export async function holdWaits({ sql }: Pick<TestDatabase, "sql">): Promise<void> {
  await sql("create table public.waits (bucket text, seconds integer, noted_at serial)");
  await sql(`
    create function public.hold_wait() returns trigger language plpgsql security definer as $$
    begin
      insert into public.waits values (new.bucket, extract(epoch from new.free_at - new.changed_at));
      new.free_at := new.free_at + interval '1 hour';
      return new;
    end $$`);
  await sql(
    `create trigger hold before update on account.delay for each row
       when (new.changed_at <> old.changed_at and new.free_at > new.changed_at)
       execute function public.hold_wait()`,
  );
}

/** Waits end on their own again. */
export async function releaseWaits({ sql }: Pick<TestDatabase, "sql">): Promise<void> {
  await sql("drop trigger hold on account.delay");
  await sql("drop function public.hold_wait()");
  await sql("drop table public.waits");
}
