/** Pseudorandom numbers, the same for the same seed (mulberry32). */
export type Chance = {
  /** From 0 up to 1. */
  roll(): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with this probability. */
  happens(share: number): boolean;
};

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    pick(items) {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[Math.floor(roll() * items.length)]!;
    },
    happens: (share) => roll() < share,
  };
}
