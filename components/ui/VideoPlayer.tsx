'use client';

import { useState } from 'react';
import type { VideoSource } from '@/lib/content/media/video';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/VideoPlayer.module.css';

interface VideoPlayerProps {
  video: VideoSource;
  title: string;
  /** The URL of a picture to show before it plays; '' for none. */
  poster?: string;
}

/** Moves the focus from the replaced link to the frame. A stable ref does not repeat it on a render. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A video. YouTube and Vimeo receive no request before the visitor presses play; in print, only the URL
 * of their page is shown.
 */
export function VideoPlayer({ video, title, poster = '' }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (video.kind === 'file') {
    return (
      <video
        className={styles.frame}
        data-print="hide"
        controls
        // Without a poster the browser shows the first frame. Safari does so only for a fragment.
        {...(poster === '' ? { preload: 'metadata' } : { preload: 'none', poster })}
        aria-label={title}
      >
        <source src={poster === '' ? `${video.src}#t=0.001` : video.src} type={video.type} />
        <a href={video.src}>Descargar el video</a>
      </video>
    );
  }
  return (
    <>
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className={styles.frame}
          data-print="hide"
          src={video.frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // A link works without script.
        <a
          className={styles.facade}
          data-print="hide"
          href={video.page}
          rel="noopener"
          data-ground="dark"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {/* oxlint-disable-next-line nextjs/no-img-element -- one small size is enough */}
          {poster !== '' && <img className={styles.poster} src={poster} alt="" loading="lazy" />}
          <span className={styles.play}>
            <Icon name="play" size={28} />
          </span>
          <span className={styles.label}>
            Reproducir video: {title}
            <small>Se abrirá el reproductor de {video.provider}</small>
          </span>
        </a>
      )}
      <p data-print="only">
        Video “{title}”: {video.page}
      </p>
    </>
  );
}
