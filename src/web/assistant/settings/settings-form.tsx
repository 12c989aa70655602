import { useRef } from "react";
import { FormProvider, useFormState } from "#web/ui/form/use-form.tsx";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import { MergePanel } from "#web/drafts/merge-panel.tsx";
import { RestoredNotice } from "#web/drafts/restored-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { CallsSection } from "./calls-section.tsx";
import { settingsSpeech } from "./changed-text.ts";
import { HolidaysSection } from "./holidays-section.tsx";
import { KeepingSection, LimitsSection, SaysSection } from "./plain-sections.tsx";
import { formWords as words } from "./settings-messages.ts";
import { TasksSection } from "./tasks-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** What the assistant does on its own, when it answers, and what it can say and spend. */
export function SettingsForm({ saved }: { saved: SavedSettings }) {
  const element = useRef<HTMLFormElement>(null);
  const { form, submit, isSaving, differences, restoredAt, startOver } = useSettingsForm(
    saved,
    element,
  );
  const { isDirty } = useFormState(form);
  return (
    <FormProvider form={form}>
      <form
        ref={element}
        noValidate
        autoComplete="off"
        className="[&_:is(input,select)]:scroll-mb-28"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {restoredAt && <RestoredNotice at={restoredAt} onStartOver={startOver} />}
        {differences.length > 0 && <MergePanel differences={differences} speech={settingsSpeech} />}
        <div className="flex flex-col divide-y divide-line border-b border-line">
          <TasksSection />
          <CallsSection />
          <HolidaysSection />
          <LimitsSection />
          <SaysSection />
          <KeepingSection />
        </div>
        {/* Sticky below the fields, because a toast would cover a button in the corner. */}
        <div
          data-lower-bar
          className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 bg-paper px-1 py-4 lg:pl-[16.75rem]"
        >
          <Button type="submit" variant="primary" busy={isSaving} className="max-sm:w-full">
            {words.save}
          </Button>
          <p role="status" className="text-sm text-soft">
            {isDirty && words.notSaved}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
