export { Icon, type IconProps } from './icon';
export * from './icons';
