/** A value of an enum of GraphQL as REST writes it: "waysToPay" for WAYS_TO_PAY. */
export function wordOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
