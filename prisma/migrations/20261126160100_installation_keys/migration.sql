-- Which keys this installation uses, by fingerprints. A process with others refuses to start.
CREATE TABLE installation_key (
  name TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL
);
