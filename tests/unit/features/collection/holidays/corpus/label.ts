/**
 * Sentences, the last of which is what is labelled, with what they say together; '' for nothing about
 * household collection on certain days. "no 12-25 >+1": suspended, moves to the next day. "sí * menos
 * 12-25": as usual on all other days. "@6/21": in zone 21 of branch 6.
 */
export type Label = readonly [text: string | readonly string[], says: string];
