/** Keys as they stand on a keyboard; the words beside them say what they do, so that readers need not spell them. */
export function Keys({ keys, isRead = false }: { keys: readonly string[]; isRead?: boolean }) {
  return (
    <span className="keys" aria-hidden={!isRead}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
