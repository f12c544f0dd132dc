// Random numbers that can be repeated: PAYWRIGHT_SEED=7 node --test.

/** The seed of this run, printed by what uses it. */
export const seed = Number(process.env.PAYWRIGHT_SEED ?? Date.now() % 1_000_000_007);

/** A generator of whole numbers below a bound: `below(6n)` is 0n to 5n. */
export function generator(start = seed) {
  let state = BigInt(start) | 1n;
  const next = () => {
    state ^= (state << 13n) & 0xffffffffffffffffn;
    state ^= state >> 7n;
    state ^= (state << 17n) & 0xffffffffffffffffn;
    return state;
  };
  const below = (bound) => ((next() << 64n) | next()) % bound;
  const one = (list) => list[Number(below(BigInt(list.length)))];
  return { below, one };
}
