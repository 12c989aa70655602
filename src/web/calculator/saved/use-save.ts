import { useRef } from "react";
import { v7 as newId } from "uuid";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { useSaveScenario } from "./saved-queries.ts";

/** Saves under an id made once: pressing again after a failure sends the same, so that a lost answer saves nothing twice. */
export function useSave(dealId: string, scenario: Scenario, onSaved: () => void) {
  const { mutate, isPending } = useSaveScenario();
  const failed = useRef<{ id: string; asked: string } | null>(null);

  function save() {
    const asked = JSON.stringify(scenario);
    const id = failed.current?.asked === asked ? failed.current.id : newId();
    failed.current = { id, asked };
    const onSuccess = () => {
      failed.current = null;
      onSaved();
    };
    mutate({ dealId, id, scenario }, { onSuccess });
  }

  return { save, isSaving: isPending };
}
