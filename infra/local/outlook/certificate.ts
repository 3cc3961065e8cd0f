/**
 * A certificate that signs itself, for 127.0.0.1 until 2126, and its key: Amplify speaks to the hosted sign-in over TLS
 * only. It lies here because Node makes no certificates, and a library for that would be more to look after than this.
 * It secures nothing: tests and the demo with Outlook serve with it, on loopback. Nobody should let a machine trust it for more
 * than that one page: whoever has this file has its key, and it may sign others.
 */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiSKNDBtXEe0gXmDC
9COQd0gQJGIYqs0gra75+CLnaeehRANCAAQ2mBuLoaH/evoUhduD4jH3hRT3oL02
GniVEKV1JL1qVHFavoDMYRqiiU8QTbCzOwUzcxOE+b1bTO+A/4KVjc9H
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUIOyxfpSxRMUrbfKKw517EzAEGfEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMTE2MDEwNFoYDzIxMjYxMDI4
MTYwMTA0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ2mBuLoaH/evoUhduD4jH3hRT3oL02GniVEKV1JL1qVHFavoDMYRqi
iU8QTbCzOwUzcxOE+b1bTO+A/4KVjc9Ho2QwYjAdBgNVHQ4EFgQUBrF5ht08PxYQ
mBMPC9RA9l0IEPgwHwYDVR0jBBgwFoAUBrF5ht08PxYQmBMPC9RA9l0IEPgwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQCVvbrcSl6Ym+Efq4hlTdB9P/eGQhJd0UxCNgmZfRHz9QIhAMv0ZPLpP6kBwVkA
zyAsmpMV+xKlTZDUw4LUGMmDBZiX
-----END CERTIFICATE-----
`,
}
