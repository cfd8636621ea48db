# Stands in for a slim image of Debian: what mmdebstrap made, with the settings by which the official
# images keep no caches of apt.
FROM scratch
ADD root.tar /
COPY docker-clean /etc/apt/apt.conf.d/
CMD ["bash"]
