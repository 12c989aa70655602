/** A bar as long as its share of the longest, from 0 to 1; the text beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="morning-track">
      <span className="morning-bar" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
