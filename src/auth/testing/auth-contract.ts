import { createContractClient, type Cases } from './contract-client';
import type { ContractFeature, ContractOptions } from './contract-options';
import { linkCases } from './link-cases';
import { passkeyCases } from './passkey-cases';
import { resetCases } from './reset-cases';
import { secondFactorCases } from './second-factor-cases';
import { sessionCases } from './session-cases';
import { signUpCases } from './sign-up-cases';

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
