import { Icon, type IconProps } from './icon.tsx';

export function GateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 21V5" />
      <path d="M21 21V5" />
      <path d="M6 18h12V8H6z" />
      <path d="M10 8v10" />
      <path d="M14 8v10" />
    </Icon>
  );
}
