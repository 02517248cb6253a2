import { resetCases, signUpCases } from './contract-accounts';
import {
  createContractClient,
  type Cases,
  type ContractFeature,
  type ContractOptions,
} from './contract-client';
import { passkeyCases } from './contract-passkeys';
import { linkCases, secondFactorCases, sessionCases } from './contract-sessions';

/** Case of the contract. */
export interface ContractCase {
  /** Part that it belongs to. */
  feature: ContractFeature;
  /** What the back end does. */
  name: string;
  /** Runs the case. Rejects with what the back end did instead. */
  run: () => Promise<void>;
}

const parts: Readonly<Record<ContractFeature, Cases>> = {
  session: sessionCases,
  signUp: signUpCases,
  reset: resetCases,
  link: linkCases,
  secondFactor: secondFactorCases,
  passkeys: passkeyCases,
};

/**
 * Returns the contract between the forms and a back end as cases for any test runner. They create accounts and
 * fail sign-ins: run them against a test system, one after another.
 */
export function authContract(options: ContractOptions): ContractCase[] {
  const client = createContractClient(options);
  const features = options.features ?? (Object.keys(parts) as ContractFeature[]);
  return features.flatMap((feature) =>
    Object.entries(parts[feature]).map(([name, run]) => ({
      feature,
      name,
      run: () => run(client),
    })),
  );
}
