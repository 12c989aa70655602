import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { v7 as newId } from "uuid";
import { momentText } from "#domain/kernel/moment-text.ts";
import { messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ContactForm } from "./contact-form.tsx";
import { isConverted, restorableIn } from "../contact/gone.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { addedText, openFailedTitle } from "./form-messages.ts";
import type { FormFrame } from "./form-frame.ts";
import type { FormKind, SavedRecord } from "./form-kind.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { RecordMoved } from "./record-moved.tsx";
import { addOnce } from "./save-contact.ts";

/** Props of RecordForm. */
export type RecordFormProps<Values, Data, Saved extends SavedRecord> = FormFrame & {
  kind: FormKind<Values, Data, Saved>;
  /** The record to edit; without it, a new one is created. */
  id?: string | undefined;
  /** The fields. */
  children: ReactNode;
};

/** A form of one kind, for a new record or for a stored one. */
export function RecordForm<Values, Data, Saved extends SavedRecord>(
  props: RecordFormProps<Values, Data, Saved>,
) {
  const { id, ...rest } = props;
  return id ? <EditRecord id={id} {...rest} /> : <NewRecord {...rest} />;
}

/** An empty form. Its id is created once here, so that saving twice stores one record. */
function NewRecord<Values, Data, Saved extends SavedRecord>(
  props: Omit<RecordFormProps<Values, Data, Saved>, "id">,
) {
  const { kind, ...frame } = props;
  const [start] = useState(() => kind.start(null));
  const [freshId] = useState(() => newId());
  return (
    <ContactForm
      {...frame}
      rules={kind}
      type={kind.type}
      action="added"
      id={freshId}
      start={start}
      save={(id, data) =>
        addOnce({ add: () => kind.add(id, data), edit: () => kind.edit(id, data) })
      }
      findNewest={async () => null}
    />
  );
}

/** A filled form. The record is fetched each time the form opens, and never replaced while the person types. */
function EditRecord<Values, Data, Saved extends SavedRecord>(
  props: RecordFormProps<Values, Data, Saved> & { id: string },
) {
  const { kind, id, ...frame } = props;
  return (
    <StoredRecord type={kind.type} id={id} read={() => kind.read(id)} onLeave={frame.onLeave}>
      {(saved) => (
        <ContactForm
          {...frame}
          rules={kind}
          type={kind.type}
          action="updated"
          id={id}
          start={kind.start(saved)}
          save={kind.edit}
          findNewest={async (error) => {
            const current = newestIn(error);
            return current ? kind.start(current as Saved) : null;
          }}
        />
      )}
    </StoredRecord>
  );
}

/** The current record, from the error of an edit that was based on an older version. */
function newestIn(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== "CHANGED") return null;
  return (error.data as { current?: unknown } | undefined)?.current;
}

/** Props of StoredRecord. */
export type StoredRecordProps<Saved> = {
  type: FormKind<unknown, unknown, SavedRecord>["type"];
  id: string;
  read: () => Promise<Saved>;
  onLeave: () => void;
  children: (saved: Saved) => ReactNode;
};

/** Reads a record for its form, and shows its status and when it was added. */
export function StoredRecord<Saved extends SavedRecord>(props: StoredRecordProps<Saved>) {
  const { type, id, read, onLeave, children } = props;
  // Each opening reads the record again, because a cached answer may be older than the last save.
  const opening = useId();
  const zone = useZone();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["form", opening],
    queryFn: read,
    staleTime: "static",
    gcTime: 0,
  });
  if (!data && (isConverted(error) || restorableIn(error)))
    return (
      <RecordMoved id={id} error={error} onLeave={onLeave} onRestored={() => void refetch()} />
    );
  if (!data && error)
    return (
      <ErrorState
        title={openFailedTitle(type)}
        text={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <FormSkeleton />;
  return (
    <>
      <p className="mb-6">
        <ContactStatus status={data.status} />
        <span className="text-soft">, {addedText(momentText(data.createdAt, zone))}</span>
      </p>
      {children(data)}
    </>
  );
}
