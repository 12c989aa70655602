/** What a dialog knows of the form inside it. */
export type FormStatus = { isReady: boolean; isDirty: boolean; isSaving: boolean };

/** What the dialog around a form gives it. */
export type FormFrame = {
  /** The form's id, for the submit button outside of it. */
  formId: string;
  /** The name of its draft. */
  draftName: string;
  onStatus: (status: FormStatus) => void;
  onSaved: () => void;
  /** Leaves the form for the page of a record. */
  onLeave: () => void;
};
