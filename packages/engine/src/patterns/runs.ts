/**
 * Places of a text in order, each once. Neighbours are kept as one run: a text of nothing but digits has the landmarks
 * of many numbers at each of them, and would need megabytes for lists of them all.
 */

/** Where each run begins, and the place behind its last one, in turns. */
export type Runs = readonly number[];

/** Adds a place to runs; it costs as many steps as there are runs behind it. */
export function insert(place: number, runs: number[]): void {
  let next = runs.length; // where the first run stands that begins behind the place
  while (next > 0 && (runs[next - 2] ?? 0) > place) next -= 2;
  const end = runs[next - 1] ?? -1; // of the run before it
  const isBeforeNext = runs[next] === place + 1;
  if (place < end) return;
  if (place === end && isBeforeNext) runs.splice(next - 1, 2);
  else if (place === end) runs[next - 1] = place + 1;
  else if (isBeforeNext) runs[next] = place;
  else if (next === runs.length) runs.push(place, place + 1);
  else runs.splice(next, 0, place, place + 1);
}

/** Visits the places of runs in order. */
export function forEachPlace(runs: Runs, visit: (place: number) => void): void {
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1] ?? 0;
    for (let place = runs[run] ?? end; place < end; place++) visit(place);
  }
}
