/**
 * An error whose message is made for the log: nothing in it comes from a person, a record or another server. Messages
 * of all other errors are never logged (failure-facts.ts).
 */
export class LoggableError extends Error {}
