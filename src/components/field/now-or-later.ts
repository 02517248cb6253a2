/**
 * Result that is a promise only if an asynchronous rule or schema is involved: without one, errors appear within the event
 * that caused them.
 */
export type NowOrLater<Value> = Value | Promise<Value>;

/** Continues with a result, at once if it is known. */
export function andThen<Value, Next>(
  result: NowOrLater<Value>,
  goOn: (value: Value) => NowOrLater<Next>,
): NowOrLater<Next> {
  return result instanceof Promise ? result.then(goOn) : goOn(result);
}

/** Returns all results, at once if all are known. */
export function allOf<Value>(results: ReadonlyArray<NowOrLater<Value>>): NowOrLater<Value[]> {
  const known = results.filter(isKnown);
  return known.length === results.length ? known : Promise.all(results);
}

function isKnown<Value>(result: NowOrLater<Value>): result is Value {
  return !(result instanceof Promise);
}
