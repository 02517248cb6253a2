export { jwtVerifier, type JwtVerifierOptions, type VerifiedClaims } from './jwt-verifier';
export {
  createReadSession,
  type ReadSession,
  type ReadSessionOptions,
  type SessionRequest,
} from './read-session';
