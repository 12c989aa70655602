import { Highlight } from "./highlight.tsx";
import { moreTags, onlyTagLabel } from "./list-messages.ts";
import { holds } from "./match.ts";

/** Props of ListTags. */
export type ListTagsProps = { tags: string[]; term: string; onTag: (tag: string) => void };

/**
 * The tags that fit, with those that match the search first. A click filters the list by that tag. The Tab key skips
 * them, since the filter above the list does the same.
 */
export function ListTags({ tags, term, onTag }: ListTagsProps) {
  const found = tags.filter((tag) => holds(tag, term));
  const ordered = [...found, ...tags.filter((tag) => !found.includes(tag))];
  const count = howManyFit(ordered);
  const rest = ordered.slice(count);
  return (
    <span className="flex min-w-0 items-center gap-1">
      {ordered.slice(0, count).map((tag) => (
        <button
          key={tag}
          type="button"
          tabIndex={-1}
          title={tag}
          aria-label={onlyTagLabel(tag)}
          onClick={() => onTag(tag)}
          className="list-tag relative min-w-6 truncate rounded-tag border border-line px-1.5 text-sm text-soft hover:border-edge hover:text-ink"
        >
          <Highlight text={tag} term={term} />
        </button>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(", ")} className="text-sm text-soft">
          <span aria-hidden="true">{moreTags(rest.length)}</span>
          <span className="sr-only">{rest.join(", ")}</span>
        </span>
      )}
    </span>
  );
}

// In characters, because measuring pixels would lay out every row twice. A tag's padding takes about three.
const room = 21;
const frame = 3;
const sizeOfRest = 4;

function howManyFit(tags: string[]): number {
  let used = 0;
  const tooMany = tags.findIndex((tag, index) => {
    used += tag.length + frame;
    const isLast = index === tags.length - 1;
    return used + (isLast ? 0 : sizeOfRest) > room;
  });
  return tooMany === -1 ? tags.length : Math.max(1, tooMany);
}
