import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

// FULL, so that what was answered is on the disk: the pool must survive a `kill -9`.
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;

  CREATE TABLE IF NOT EXISTS secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY,
    alias TEXT NOT NULL UNIQUE,        -- in lower case: the e-mail address, or an external user's name
    attributes TEXT NOT NULL,          -- JSON: name to value
    status TEXT NOT NULL,
    enabled INTEGER NOT NULL,
    salt TEXT NOT NULL,                -- SRP, hexadecimal
    verifier TEXT NOT NULL,            -- SRP, hexadecimal; the password itself is stored nowhere
    createdAt INTEGER NOT NULL,        -- milliseconds, as every time here
    modifiedAt INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS refreshTokens (
    originJti TEXT PRIMARY KEY,        -- one sign-in: ties its access tokens to its refresh token
    token TEXT NOT NULL UNIQUE,
    sub TEXT NOT NULL,
    authTime INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    revoked INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS refreshTokensOfUser ON refreshTokens (sub);
  CREATE TABLE IF NOT EXISTS rotatedTokens (
    token TEXT PRIMARY KEY,            -- one that another one has replaced, or that has replaced one
    originJti TEXT NOT NULL REFERENCES refreshTokens (originJti) ON DELETE CASCADE,
    goodUntil INTEGER                  -- once it is replaced: for a client that has not heard of it
  );
  CREATE TABLE IF NOT EXISTS codes (
    sub TEXT NOT NULL,
    purpose TEXT NOT NULL,
    code TEXT NOT NULL,
    expiresAt INTEGER NOT NULL,
    PRIMARY KEY (sub, purpose)
  );
  CREATE TABLE IF NOT EXISTS pendingAddresses (
    sub TEXT PRIMARY KEY REFERENCES users (sub) ON DELETE CASCADE,
    email TEXT NOT NULL                -- takes the address's place once its code is back
  );
  CREATE TABLE IF NOT EXISTS attempts (
    sub TEXT NOT NULL,
    operation TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS attemptsOfUser ON attempts (sub, operation, at);
  CREATE TABLE IF NOT EXISTS lockouts (
    sub TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    lastAttemptAt INTEGER NOT NULL,
    lockedUntil INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS softwareTokens (
    sub TEXT PRIMARY KEY REFERENCES users (sub) ON DELETE CASCADE,
    pendingSecret TEXT,                -- base32: shown to its user, not verified yet
    secret TEXT,                       -- base32: verified
    deviceName TEXT,
    lastStep INTEGER NOT NULL DEFAULT 0, -- of the last code that was accepted: codes are good once
    enabled INTEGER NOT NULL DEFAULT 0,
    preferred INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS groups (
    name TEXT PRIMARY KEY,
    description TEXT,
    precedence INTEGER,
    createdAt INTEGER NOT NULL,
    modifiedAt INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS memberships (
    groupName TEXT NOT NULL REFERENCES groups (name) ON DELETE CASCADE,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    PRIMARY KEY (groupName, sub)
  );
  CREATE INDEX IF NOT EXISTS membershipsOfUser ON memberships (sub);
  CREATE TABLE IF NOT EXISTS identities (
    provider TEXT NOT NULL,            -- who somebody is at a provider, and which user that is here
    subject TEXT NOT NULL,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    PRIMARY KEY (provider, subject)
  );
  CREATE TABLE IF NOT EXISTS hostedSignIns (
    state TEXT PRIMARY KEY,            -- a sign-in that is under way at the provider
    nonce TEXT NOT NULL,
    request TEXT NOT NULL,             -- JSON: what the client asked for
    expiresAt INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS authorizationCodes (
    code TEXT PRIMARY KEY,
    sub TEXT NOT NULL,
    request TEXT NOT NULL,
    expiresAt INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS scopes (
    originJti TEXT PRIMARY KEY,        -- what a hosted sign-in was granted; others have all that the API needs
    scope TEXT NOT NULL
  );
`

type Values = SQLInputValue[]
type Row = Record<string, SQLInputValue>

export type Store = {
  /** The first row, to be parsed by the caller's row schema; undefined if there is none. */
  get: (statement: string, ...values: Values) => unknown
  all: (statement: string, ...values: Values) => unknown[]
  run: (statement: string, ...values: Values) => void
  insert: (table: string, row: Row) => void
  /** Inserts, in the place of the row with the same key if there is one. */
  replace: (table: string, row: Row) => void
  /** Runs work in one transaction: after a crash either all of it is there or nothing. */
  atomically: <T>(work: () => T) => T
  close: () => void
}

export function openStore(file: string): Store {
  const db = new DatabaseSync(file)
  db.exec(schema)

  const write = (verb: string, table: string, row: Row) => {
    const columns = Object.keys(row)
    const parameters = columns.map((column) => `:${column}`)
    db.prepare(`${verb} INTO ${table} (${columns.join()}) VALUES (${parameters.join()})`).run(row)
  }

  return {
    get: (statement, ...values) => db.prepare(statement).get(...values),
    all: (statement, ...values) => db.prepare(statement).all(...values),
    run(statement, ...values) {
      db.prepare(statement).run(...values)
    },
    insert: (table, row) => write('INSERT', table, row),
    replace: (table, row) => write('REPLACE', table, row),
    atomically(work) {
      db.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        db.exec('COMMIT')
        return result
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },
    close: () => db.close(),
  }
}
