/** Keyboard keys. Hidden from screen readers by default, because the text beside them says what they do. */
export function Keys({ keys, isRead = false }: { keys: readonly string[]; isRead?: boolean }) {
  return (
    <span className="keys" aria-hidden={!isRead}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
