/** Listeners by event. */
type Listeners = {
  readonly [Type in keyof GlobalEventHandlersEventMap]?: (
    event: GlobalEventHandlersEventMap[Type],
  ) => void;
};

/** Adds listeners to a target; returns a function that removes them, such as for the cleanup of an effect. */
export function listen(
  target: EventTarget,
  listeners: Listeners,
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as Array<[type: string, listener: EventListener]>;
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
