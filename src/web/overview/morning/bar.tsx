/** A bar whose length is its share of the longest one, 0 to 1. Decorative, because the text says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="morning-track">
      <span className="morning-bar" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
