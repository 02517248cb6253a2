/** Facts about a change that a widget reports beside the new value. */
export interface ChangeDetails<Reason extends string = string> {
  /** Cause of the change, one of the reasons of the widget. */
  reason: Reason;
  /** DOM event behind the change; `undefined` where there is none, as after a form reset. */
  event: Event | undefined;
}
