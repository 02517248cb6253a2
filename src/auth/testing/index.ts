export { authContract, type ContractCase } from './auth-contract';
export type {
  ContractAccount,
  ContractEndpoints,
  ContractFeature,
  ContractMessage,
  ContractOptions,
} from './contract-options';
