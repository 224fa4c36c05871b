import { Icon, type IconProps } from './icon.tsx';

export function IntercomIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect width="16" height="20" x="4" y="2" rx="2" />
      <path d="M12 6h.01" />
      <circle cx="12" cy="14" r="4" />
      <path d="M12 14h.01" />
    </Icon>
  );
}
