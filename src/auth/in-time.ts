/** Outcome of a promise, or of `late` where it takes longer than so many ms; false: no limit. */
export function inTime<Value>(
  promise: Promise<Value>,
  ms: number | false,
  late: () => Value,
): Promise<Value> {
  if (!ms) return promise;
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
