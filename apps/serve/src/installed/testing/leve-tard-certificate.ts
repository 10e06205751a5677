/** A certificate for leve-tard.fr, valid for a hundred years. No private key exists for it any more. */
export const leveTardCertificate = `-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIUOSJ39hGFLTs7I6rCI5cFNxFHRwgwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMbGV2ZS10YXJkLmZyMCAXDTI2MTEyNjA2MjkyMloYDzIxMjYx
MTAyMDYyOTIyWjAXMRUwEwYDVQQDDAxsZXZlLXRhcmQuZnIwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAATa3AtLGKCfJ86KraEscVy3t2Qa0Yx5QnLP8Q7TiMM9sW9h
Stlkbb+iuQclkz1BvM8iWcN76GdTLP+obegB0SF/o2wwajAdBgNVHQ4EFgQUs2gd
BDjyDfn1FVbFeoY3KnlSVT4wHwYDVR0jBBgwFoAUs2gdBDjyDfn1FVbFeoY3KnlS
VT4wDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxsZXZlLXRhcmQuZnIwCgYI
KoZIzj0EAwIDSQAwRgIhAOkP1AlwvsIS8oSbMRspAlEb3ofxZALUjuY/XlUsJvz1
AiEAyr0ocOlP68UwHhNHUPGij7OexddCxCYqQhyCkzap0Bw=
-----END CERTIFICATE-----
`;
