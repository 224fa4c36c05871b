import type { SiteConfig } from '@app/site/site-config';
import css from './team.module.css';

/** What the site configuration says of the team: a membership and people; nothing of what is empty. */
export function Team({
  saidsaNumber,
  team = [],
}: Pick<SiteConfig['company'], 'saidsaNumber' | 'team'>) {
  return (
    <>
      {saidsaNumber && (
        <p>
          {`We are a member of the South African Intruder Detection Services Association (SAIDSA), number ${saidsaNumber}.`}
        </p>
      )}
      {team.length > 0 && (
        <ul className={css.team}>
          {team.map(({ name, role, photo }) => (
            <li key={name}>
              {photo && (
                <img
                  src={photo}
                  alt={name}
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <p>
                <strong>{name}</strong>
                <span>{role}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
