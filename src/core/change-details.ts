/** Details of a change, which a component reports with the new value. */
export interface ChangeDetails<Reason extends string = string> {
  /** Cause of the change. */
  reason: Reason;
  /** DOM event that caused the change; `undefined` if there is none, such as after a form reset. */
  event: Event | undefined;
}
