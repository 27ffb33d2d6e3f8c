/**
 * A certificate of localhost that signs itself. It ends in the year 2126, so a test that needs the last days sets its
 * clock. Nothing but tests trusts it, so its key is no secret.
 */
export const localhostCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUGzK9fKw9/di5+eOF8l/O+OWbNEMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjA0NTIxMFoYDzIxMjYxMTAy
MDQ1MjEwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARl02jwNEtWyEBauIZf/Z1wV8YgeH5umgcwPOvSxW8JM9TqNCKwVUIG
2dC2hXev6uqe9XR4De+HtFgymlIemglXo28wbTAdBgNVHQ4EFgQUoosp7dTe6REF
UUYjrLQUQU0/THAwHwYDVR0jBBgwFoAUoosp7dTe6REFUUYjrLQUQU0/THAwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAK9QjVcXiwwmEI/OaGSan1Wza2MkQBlkL+oIBQokzOEHAiAZ
YKMFTGjBppz1fsLcfcPkf339IdtchYscK0pAI2OFVw==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyNHGWQZ82FEzovCw
WRBzKZ8hZXy377dgrVqXLu6YhVuhRANCAARl02jwNEtWyEBauIZf/Z1wV8YgeH5u
mgcwPOvSxW8JM9TqNCKwVUIG2dC2hXev6uqe9XR4De+HtFgymlIemglX
-----END PRIVATE KEY-----
`,
};
